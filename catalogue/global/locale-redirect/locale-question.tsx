import type { MouseEvent } from 'react'
import type { Country } from '../../kit/shop/page-locale.ts'
import { CountryFlag } from './country-flag.tsx'
import * as texts from './texts.ts'

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
  const target = texts.countryNames[to]
  const stayHere = (event: MouseEvent) => {
    event.preventDefault()
    closeDialog(event.currentTarget)
  }
  return (
    <div className="global-locale-redirect-question">
      <p className="global-locale-redirect-where">
        <CountryFlag country={to} />
        <span>{texts.looksLikeCountry(target)}</span>
      </p>
      <a className="global-locale-redirect-go" href={address} onClick={onFollow}>
        {texts.goToSite(target)}
      </a>
      <a className="global-locale-redirect-stay" href={here} onClick={stayHere}>
        {texts.continueOnSite(texts.countryNames[from])}
      </a>
    </div>
  )
}

/** Closes the dialog around an element in the same way as Escape does (SHR-03.3). */
function closeDialog(inside: Element): void {
  inside.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
}
