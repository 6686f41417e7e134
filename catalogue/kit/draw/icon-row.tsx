import { Picture } from '../media/picture.tsx'
import { spokenLanguage } from '../words/say.ts'
import type { NamedIcon } from './payment-methods.ts'

/**
 * A list of icons 24 px high, each with its name as alt text. An icon that cannot be loaded leaves no gap. Its styles are in
 * `icon-row.css`.
 */
export function IconRow({ label, icons, isNamed }: { label: string; icons: readonly NamedIcon[]; isNamed?: boolean }) {
  return (
    <>
      {isNamed && (
        <p className="instep-icon-row-name" aria-hidden="true" lang={spokenLanguage()}>
          {label}
        </p>
      )}
      <ul className="instep-icon-row" aria-label={label} lang={spokenLanguage()}>
        {icons.map(({ name, src }) => (
          <li key={name}>
            <Picture src={src} alt={name} height={24} />
          </li>
        ))}
      </ul>
    </>
  )
}
