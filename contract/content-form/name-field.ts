/** Returns a field's name as words: that of the language, or else those in it: `maxWidth` becomes `Max width`. */
export function nameField(name: string, names: Readonly<Record<string, string>>): string {
  if (Object.keys(names).includes(name)) return names[name] ?? name
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .replace(/([A-Za-z])(\d+)$/, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
