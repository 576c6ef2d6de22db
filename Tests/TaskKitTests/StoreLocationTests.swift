import TaskKit
import Testing

@Suite struct StoreLocationTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/tasklet/tasks.sqlite"),
    (
      ["XDG_DATA_HOME": "data", "HOME": "/home/ada"], "/home/ada/.local/share/tasklet/tasks.sqlite"
    ),
    (["XDG_DATA_HOME": "", "HOME": "/home/ada"], "/home/ada/.local/share/tasklet/tasks.sqlite"),
    (["HOME": "/home/ada"], "/home/ada/.local/share/tasklet/tasks.sqlite"),
  ])
  func theFoldersOfTheDesktopAreHonoured(environment: [String: String], expected: String) {
    #expect(StoreLocation.standard { environment[$0] }.database == expected)
  }
}
