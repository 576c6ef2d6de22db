#if DEBUG
  import WidgetModel

  /// Texts with all that can be said of them, and views whose GTK widgets say what they do.
  extension Sample {
    static let letters = [
      Sample("fonts") {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            Text(verbatim: "largeTitle").font(.largeTitle)
            Text(verbatim: "title").font(.title)
            Text(verbatim: "title2").font(.title2)
            Text(verbatim: "title3").font(.title3)
            Text(verbatim: "headline").font(.headline)
            Text(verbatim: "subheadline").font(.subheadline)
            Text(verbatim: "body")
            Text(verbatim: "callout").font(.callout)
            Text(verbatim: "footnote").font(.footnote)
            Text(verbatim: "caption").font(.caption)
            Text(verbatim: "caption2").font(.caption2)
          }
          Group {
            Text(verbatim: "points").font(.system(size: 22))
            Text(verbatim: "semibold").fontWeight(.semibold)
            Text(verbatim: "italic").italic()
            Text(verbatim: "serif").fontDesign(.serif)
            Text(verbatim: "monospaced").monospaced()
            Text(verbatim: "condensed").fontWidth(.condensed)
            Text(verbatim: "expanded").fontWidth(.expanded)
          }
        }
      },
      Sample("lettering") {
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "struck").strikethrough()
          Text(verbatim: "struck in red").strikethrough(color: .red)
          Text(verbatim: "underlined").underline()
          Text(verbatim: "tracked").tracking(3)
          Text(verbatim: "raised").baselineOffset(2)
          Text(verbatim: "digits").monospacedDigit()
          Text(verbatim: "apart").lineSpacing(8)
        }
      },
      Sample("runs") { runs.reduce(Text(verbatim: ""), +) },
      Sample("lines") {
        VStack(spacing: 0) {
          Text(verbatim: "any number")
          Text(verbatim: "one\nline").lineLimit(1)
          Text(verbatim: "three").lineLimit(3)
          Text(verbatim: "head").lineLimit(1).truncationMode(.head)
          Text(verbatim: "middle").lineLimit(1).truncationMode(.middle)
          Text(verbatim: "centre").multilineTextAlignment(.center)
          Text(verbatim: "trailing").multilineTextAlignment(.trailing)
        }
      },
      Sample("colours") {
        VStack {
          Text(verbatim: "plain")
          Text(verbatim: "red").foregroundStyle(.red)
          VStack { Text(verbatim: "around") }.foregroundStyle(.green)
          Text(verbatim: "hidden").redacted(reason: .placeholder)
          VStack { Text(verbatim: "scheme").foregroundStyle(.red) }.colorScheme(.dark)
          Text(Image(systemName: "star.fill")) + Text(verbatim: "beside")
          Text(Image(systemName: "flag.fill")).font(.title).foregroundStyle(.blue)
          Image(systemName: "bell.fill").foregroundStyle(.purple)
        }
      },
      Sample("behaviour") {
        VStack {
          Text(verbatim: "tip").help("A tip")
          Text(verbatim: "clipped").clipped()
          Text(verbatim: "hidden").hidden()
          Text(verbatim: "through").allowsHitTesting(false)
          Text(verbatim: "stale").invalidatableContent()
          Text(verbatim: "menu").contextMenu { Button("Flip", intent: FlipIntent()) }
          Text(verbatim: "plain")
        }
      },
      Sample("button-kinds") {
        VStack {
          Button("automatic", intent: CountIntent()).tint(.red)
          Button("plain", intent: CountIntent()).buttonStyle(.plain)
          Button("bordered", intent: CountIntent()).buttonStyle(.bordered).tint(.red)
          Button("prominent", intent: CountIntent()).buttonStyle(.borderedProminent).tint(.red)
          Button("light", intent: CountIntent()).buttonStyle(.borderedProminent).tint(.yellow)
          Button("destructive", role: .destructive, intent: CountIntent())
          Button("disabled", intent: CountIntent()).disabled(true)
          Button("mini", intent: CountIntent()).buttonStyle(.bordered).controlSize(.mini)
          Button("large", intent: CountIntent()).buttonStyle(.bordered).controlSize(.large)
        }
      },
      Sample("toggle-kinds") {
        VStack {
          Toggle("check on", isOn: true, intent: FlipIntent()).toggleStyle(.checkbox)
          Toggle("check off", isOn: false, intent: FlipIntent()).toggleStyle(.checkbox)
          Toggle("switch on", isOn: true, intent: FlipIntent()).toggleStyle(.switch)
          Toggle("switch off", isOn: false, intent: FlipIntent()).toggleStyle(.switch)
          Toggle("button on", isOn: true, intent: FlipIntent()).toggleStyle(.button)
          Toggle("button off", isOn: false, intent: FlipIntent()).toggleStyle(.button)
          Toggle("disabled", isOn: true, intent: FlipIntent()).toggleStyle(.checkbox).disabled(true)
        }
      },
      Sample("field-kinds") {
        VStack {
          TextField("Always", intent: TickIntent(""), parameter: \.$row)
          TextField("Disabled", intent: TickIntent(""), parameter: \.$row).disabled(true)
          TextField("Called", intent: TickIntent(""), parameter: \.$row)
            .calledUp(by: "Call it", systemImage: "plus")
        }
      },
      Sample("controls") {
        HStack {
          TextField("Called", intent: TickIntent(""), parameter: \.$row)
            .calledUp(by: "Call it", systemImage: "plus")
          WidgetControls()
        }
      },
      Sample("names") {
        VStack {
          Text(verbatim: "3").accessibilityLabel("Three tasks").accessibilityHint("They wait")
          Text(verbatim: "Silent").accessibilityHidden(true)
          Text(verbatim: "Unseen").hidden()
          Text(verbatim: "Tracked").tracking(3)
          Text("[Words](https://example.org/words)")
          Button(intent: CountIntent()) { Image(systemName: "plus") }
          Button("Unusable", intent: CountIntent()).disabled(true)
          Toggle("Named switch", isOn: true, intent: FlipIntent()).labelsHidden()
          Gauge(value: 0.4) {
            Text(verbatim: "Water")
          } currentValueLabel: {
            Text(verbatim: "40")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          ProgressView("Loading", value: 0.25).labelsHidden()
          Circle().frame(width: 20, height: 20).accessibilityLabel("Ball")
        }
      },
      Sample("fields") {
        VStack {
          WidgetControls()
          TextField("Add", intent: TickIntent(""), parameter: \.$row)
          TextField("Refuse", intent: RefusingIntent(), parameter: \.$words)
          TextField("Called", intent: TickIntent(""), parameter: \.$row)
            .calledUp(by: "Call it", systemImage: "plus")
        }
      },
      Sample("shares") {
        VStack {
          ProgressView(value: 0.25)
          ProgressView()
        }
      },
    ]

    private static let runs = [
      Text(verbatim: "0").bold(), Text(verbatim: "1").font(.caption),
      Text(verbatim: "2").font(.system(size: 30)), Text(verbatim: "3").monospaced(),
      Text(verbatim: "4").fontDesign(.serif), Text(verbatim: "5").italic(),
      Text(verbatim: "6").strikethrough(color: .red), Text(verbatim: "7").underline(),
      Text(verbatim: "8").monospacedDigit(), Text(verbatim: "9").foregroundStyle(.secondary),
    ]
  }
#endif
