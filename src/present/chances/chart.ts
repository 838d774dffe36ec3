/** One bar: `share` 0…1, `text` what stands beside it. */
export interface Bar {
  readonly label: string;
  readonly share: number;
  readonly text: string;
}

/** A distribution, to be drawn. `alt` says in words what it shows. */
export interface BarChart {
  readonly kind: 'bars';
  readonly title: string;
  readonly alt: string;
  readonly bars: readonly Bar[];
}

/** One cell; `share` 0…1 gives its shade, `null` for none; `strong`: the one to look at in its row. */
export interface Cell {
  readonly text: string;
  readonly share: number | null;
  readonly strong: boolean;
}

/** A table with two entries, to be drawn. `strong` rows are those to look at. */
export interface TableChart {
  readonly kind: 'table';
  readonly title: string;
  readonly alt: string;
  /** What is to be known to read it. */
  readonly legend: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly strong: boolean;
    readonly cells: readonly Cell[];
  }[];
}

/** Chances over numbered steps, from the first one on: two series at most. `under` says what is numbered. */
export interface LineChart {
  readonly kind: 'lines';
  readonly title: string;
  readonly alt: string;
  readonly under: string;
  /** `text` says where a series ends. */
  readonly series: readonly {
    readonly label: string;
    readonly shares: readonly number[];
    readonly text: string;
  }[];
}

/** A picture as plain data: whoever draws it needs to know no rule. */
export type Chart = BarChart | LineChart | TableChart;
