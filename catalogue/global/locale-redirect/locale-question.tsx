import type { MouseEvent } from 'react'
import type { Country } from '../../kit/shop/page-locale.ts'
import { closeDialog } from './close-dialog.ts'
import { CountryFlag } from './country-flag.tsx'

/** GLB-08.6 */
const countryNames: Record<Country, string> = {
  uk: 'United Kingdom',
  us: 'United States',
  eu: 'Europe',
  ca: 'Canada',
}

type QuestionProps = {
  from: Country
  to: Country
  address: string
  /** This page's own address. */
  here: string
  onFollow: () => void
}

/** What the dialog asks: to go to the visitor's own shop, or to stay in this one (GLB-08.6). */
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
        <span>It looks like you are in {target}.</span>
      </p>
      <a className="global-locale-redirect-go" href={address} onClick={onFollow}>
        Go to the {target} site
      </a>
      <a className="global-locale-redirect-stay" href={here} onClick={stayHere}>
        Continue on the {countryNames[from]} site
      </a>
    </div>
  )
}
