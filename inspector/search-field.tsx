type Props = { label: string; placeholder: string; value: string; onSearch(text: string): void }

/** Narrows a list as one types. */
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
