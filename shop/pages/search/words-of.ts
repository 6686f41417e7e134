/** The words of a text for comparison: small letters without accents. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}
