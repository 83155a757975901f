# Records of finished matches in the browser: the shelf, files, and a match stepped through once more.

## The shelf

records-title = Records
records-why = Matches that have ended come here by themselves. They stay on this server, and this browser has the only key to the list.
records-not-kept = This browser keeps nothing here, so the list will be lost when you leave. The links to single records go on working.
records-list = Your records
records-empty = No records yet. Play a match to its end, or add files below.
records-search = Search
records-search-why = By names, table, date or title.
records-count = { $count ->
    [0] No record fits.
    [one] { $count } record
   *[other] { $count } records
}
records-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
records-name-of = Name: { $record }
records-save-of = Save as a file: { $record }
records-delete-of = Delete: { $record }
records-name-title = Name this record
records-name = Title
records-name-do = Use this title
records-named = The title is kept.
records-title-long = A title has at most { $most } characters.
records-delete-title = Delete this record for good?
records-delete-why = Links to it will no longer work. A file that you saved stays yours.
records-deleted = The record is deleted.

## Files

records-import = Add records from files
records-import-why = Records saved here or by the terminal, and matches of the KoiKoi-AI collection; .json, .jsonl, or packed as .gz. You can also drop files here.
records-choose = Choose files
records-importing = Files being added
records-progress = { $done } of { $all }
records-cancel = Cancel
records-cancelled = The rest was left out.
records-added = { $count ->
    [0] Nothing was added.
    [one] { $count } record was added.
   *[other] { $count } records were added.
}
records-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
}
records-full = The shelf is full. Delete some records first.
records-at-line = { $file }, line { $line }
records-wrong-open = The match in this record has not ended; only finished ones are kept.
records-wrong-contradiction = The record states something that playing it again does not give.
records-wrong-form = This is not a record of ours, nor a match of KoiKoi-AI.
records-wrong-gz = This packed file is damaged.
records-wrong-long = A file has at most { $most } MiB.

## Replay

records-replay = Replay
records-opening = The record is being opened.
records-none = There is no such record
records-none-why = The link is incomplete, or its owner has deleted the record.
records-steps = Steps
records-round-back = Start of the round, or the round before
records-back = Step back
records-on = Step on
records-round-on = Next round
records-play = Play
records-pause = Pause
records-slider = Moment in the round
records-step-of = Step { $step } of { $steps }
records-eyes = Whose hand is seen
records-eyes-both = Both hands
records-link = Copy the link to this moment
records-link-copied = The link is on the clipboard.
