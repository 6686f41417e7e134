const word = /#.*|(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g

/** Splits a line as a shell does: by spaces outside of quotes, without quotes, up to the comment. */
export function splitWords(line: string): string[] {
  const words = line.match(word) ?? []
  const comment = words.findIndex((each) => each.startsWith('#'))
  return (comment < 0 ? words : words.slice(0, comment)).map((each) =>
    each.replace(
      /'([^']*)'|"((?:\\.|[^"\\])*)"/g,
      (_, single, double = '') => single ?? double.replace(/\\(.)/g, '$1'),
    ),
  )
}
