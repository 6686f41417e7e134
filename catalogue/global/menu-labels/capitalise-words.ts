/**
 * Capitalises the first letter of each word and writes the rest in small letters. Words are separated by spaces; letters
 * after an apostrophe or hyphen stay small, and digits and signs are kept (GLB-02.1, GLB-02.2).
 * @param language BCP 47 tag of the language whose rules for capitals apply
 */
export function capitaliseWords(label: string, language: string): string {
  return label.replace(/\S+/gu, (word) => {
    const small = word.toLocaleLowerCase(language)
    return small.replace(/^[^\p{L}'’-]*\p{L}/u, (start) => start.toLocaleUpperCase(language))
  })
}
