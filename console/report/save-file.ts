/** Offers a text to be saved as a file. Characters of the name that a file must not have become dashes. */
export function saveFile(name: string, { text, type }: { text: string; type: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name.replace(/[^\p{L}\p{N}._-]+/gu, '-')
  link.click()
  // Safari begins to read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
