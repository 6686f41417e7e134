/** Returns JSON with one value a line; text that is no JSON as it is. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Returns where text stops being JSON, counted from 1; null where it is JSON, or where the browser does not say it. */
export function findFault(text: string): { line: number; column: number } | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
    return line && column ? { line: Number(line), column: Number(column) } : null
  }
}
