import { openRaw, type RawDatabase } from '../engines/raw-sqlite.ts'

/** The table of the journal. No write-ahead log: the file may be deleted under whoever has it open. */
const schema = `
  PRAGMA journal_mode = DELETE;
  PRAGMA synchronous = OFF;
  CREATE TABLE IF NOT EXISTS Request (
    id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, call TEXT,
    user TEXT, request TEXT NOT NULL, httpStatus INTEGER, status TEXT, code TEXT, fault TEXT, durationMs REAL NOT NULL
  );`

export function openJournalFile(file: string): RawDatabase {
  const raw = openRaw(file)
  raw.exec(schema)
  return raw
}
