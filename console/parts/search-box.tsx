import { Icon } from './icon.tsx'

type Props = { label: string; placeholder: string; value: string; onSearch(text: string): void }

export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  return (
    <span className="search-box">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onSearch(target.value)}
      />
    </span>
  )
}
