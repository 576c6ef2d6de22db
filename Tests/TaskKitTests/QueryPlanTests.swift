import Foundation
import TestSupport
import Testing

@testable import TaskKit

/// No listing reads the whole table or sorts it: each follows an index.
@Suite struct QueryPlanTests {
  @Test(arguments: [nil, TaskPriority.high], [nil, 3])
  func listingsFollowAnIndex(priority: TaskPriority?, limit: Int?) throws {
    let files = try TemporaryStore()
    _ = try files.store.counts()
    let connection = try Connection(path: files.location.database)
    let query = TaskQuery(
      priority: priority, includeCompleted: true, limit: limit,
      keepsRecentlyCompletedInPlace: files.clock.now)
    let completed = priority == nil ? "task_completed" : "task_completed_priority"
    let expected = [
      (query.openSelection, priority == nil ? "SCAN" : "SEARCH", "task_open"),
      (try #require(query.recentSelection), "SEARCH", completed),
      (
        try #require(query.completedSelection(besides: 1)), priority == nil ? "SCAN" : "SEARCH",
        completed
      ),
    ]
    for (selection, way, index) in expected {
      let sql = selection.sql(of: TaskItem.columns)
      let plan = try connection.rows("EXPLAIN QUERY PLAN \(sql)", selection.arguments) {
        $0.text(3) ?? ""
      }
      #expect(plan.count == 1)
      #expect(plan[0].hasPrefix("\(way) task USING INDEX \(index)"), "\(plan)")
      if way == "SCAN" {
        #expect(sql.contains("LIMIT"), "in the index's order, and no further than asked")
      }
    }
  }

  @Test func neighboursFollowAnIndex() throws {
    let files = try TemporaryStore()
    _ = try files.store.counts()
    let connection = try Connection(path: files.location.database)
    let statements = [
      "SELECT * FROM task WHERE id >= ?1 AND id < ?2 LIMIT 2",
      "SELECT id FROM task WHERE id < ? ORDER BY id DESC LIMIT 1",
    ]
    for sql in statements {
      let plan = try connection.rows("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) ?? "" }
      #expect(plan.count == 1)
      #expect(plan[0].hasPrefix("SEARCH task USING "), "\(sql): \(plan)")
    }
    let neighbours: [(Connection.Neighbour, String)] = [
      (.before, "(position,fraction)<(?,?)"), (.same, "position=? AND fraction=?"),
      (.after, "(position,fraction)>(?,?)"),
    ]
    for (neighbour, place) in neighbours {
      let plan = try connection.rows("EXPLAIN QUERY PLAN \(neighbour.sql)") { $0.text(3) ?? "" }
      #expect(plan == ["SEARCH task USING INDEX task_open (priority=? AND \(place))"])
    }
  }
}
