/**
 * A table for spreadsheets as they are set up in Germany: semicolons, and a mark at the start that says UTF-8. What a
 * spreadsheet would take for a formula is made a text by an apostrophe.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
