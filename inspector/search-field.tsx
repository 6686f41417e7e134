type Props = { label: string; placeholder: string; value: string; onSearch(text: string): void }

/** Filters a list during typing. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  )
}
