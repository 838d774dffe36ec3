/** A journal entry whose effects were taken back, and the entry that did so. */
export interface UndoRow {
  readonly entry: number;
  readonly undone_by: number;
}

/** A game as it stood at one of its versions, before what came next. */
export interface MoveRow {
  readonly game: number;
  readonly version: number;
  /** 0 or 1, both. */
  readonly finished: number;
  readonly withdrawn: number;
  /** JSON: the state of the match, and the ids of the persons on whom it waited and of all who had a seat. */
  readonly state: string;
  readonly awaits: string;
  readonly seats: string;
}
