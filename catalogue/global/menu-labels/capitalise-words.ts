/**
 * Each word with a capital first letter and small letters after it; words are parts between blanks; letters
 * after an apostrophe or a hyphen stay small, digits and signs stay (GLB-02.1, GLB-02.2).
 * @param language BCP 47, whose rules for capitals are used
 */
export function capitaliseWords(label: string, language: string): string {
  return label.replace(/\S+/gu, (word) => {
    const small = word.toLocaleLowerCase(language)
    return small.replace(/^[^\p{L}'’-]*\p{L}/u, (start) => start.toLocaleUpperCase(language))
  })
}
