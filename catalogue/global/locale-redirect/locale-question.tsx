import type { MouseEvent } from 'react'
import type { Country } from '../../kit/shop/page-locale.ts'
import { sayText } from '../../kit/words/say.ts'
import { CountryFlag } from './country-flag.tsx'
import { addArticle, countryNames } from './country-names.ts'

type QuestionProps = {
  from: Country
  to: Country
  address: string
  /** The address of this page. */
  here: string
  onFollow: () => void
}

/** The content of the dialog: links to the visitor's own shop and to stay in this one (GLB-08.6). */
export function LocaleQuestion({ from, to, address, here, onFollow }: QuestionProps) {
  const target = countryNames[to]
  const stayHere = (event: MouseEvent) => {
    event.preventDefault()
    closeDialog(event.currentTarget)
  }
  return (
    <div className="global-locale-redirect-question">
      <p className="global-locale-redirect-where">
        <CountryFlag country={to} />
        <span>{sayText(`It looks like you are in ${addArticle(target)}.`)}</span>
      </p>
      <a className="global-locale-redirect-go instep-button instep-button-main" href={address} onClick={onFollow}>
        {sayText(`Go to the ${target} site`)}
      </a>
      <a className="global-locale-redirect-stay instep-link" href={here} onClick={stayHere}>
        {sayText(`Continue on the ${countryNames[from]} site`)}
      </a>
    </div>
  )
}

/** Closes the dialog around an element in the same way as Escape does (SHR-03.3). */
function closeDialog(inside: Element): void {
  inside.closest('dialog')?.dispatchEvent(new UIEvent('cancel', { cancelable: true }))
}
