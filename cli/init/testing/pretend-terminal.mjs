// Imported before a program of a test, whose keys come through a pipe: the program takes it for a terminal.
for (const stream of [process.stdin, process.stdout])
  Object.defineProperties(stream, { isTTY: { value: true }, columns: { value: 80 }, rows: { value: 40 } })
Object.defineProperty(process.stdin, 'setRawMode', { value: () => process.stdin })
