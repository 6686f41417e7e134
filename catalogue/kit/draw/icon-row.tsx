import { Picture } from '../media/picture.tsx'
import { spokenLanguage } from '../words/say.ts'
import type { NamedIcon } from './payment-methods.ts'

/**
 * A list of icons 24 px high, each with its name as alt text. An icon that cannot be loaded leaves no gap. Its styles are in
 * `icon-row.css`.
 */
export function IconRow({ label, icons }: { label: string; icons: readonly NamedIcon[] }) {
  return (
    <ul className="instep-icon-row" aria-label={label} lang={spokenLanguage()}>
      {icons.map(({ name, src }) => (
        <li key={name}>
          <Picture src={src} alt={name} height={24} />
        </li>
      ))}
    </ul>
  )
}
