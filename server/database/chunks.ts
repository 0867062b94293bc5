const rowsAtATime = 500

/** Rows in parts: a statement takes a limited number of values on either engine. */
export function chunks<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtATime) }, (_, index) =>
    rows.slice(index * rowsAtATime, (index + 1) * rowsAtATime),
  )
}
