import { useState } from 'react'
import type { PreviewConfig } from '../contract/preview.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'
import { LinkMaker } from './link-maker.tsx'

/** The preview settings of this tab (PV-05): another country, or ignored targeting rules. */
export function PreviewForm({ inspection }: { inspection: Inspection }) {
  const { preview = {} } = inspection
  const [country, setCountry] = useState(preview.country ?? '')
  const [skips, setSkips] = useState(preview.skipTriggers ? 'rules' : preview.skipSegments ? 'segments' : 'none')
  const isCountry = country === '' || /^[a-z]{2}$/i.test(country)

  const { country: _, skipTriggers: __, skipSegments: ___, ...others } = preview
  const chosen: PreviewConfig = {
    ...others,
    ...(country && { country: country.toUpperCase() }),
    ...(skips === 'rules' && { skipTriggers: true }),
    ...(skips === 'segments' && { skipSegments: true }),
  }
  const wanted = Object.keys(chosen).length > 0 ? chosen : undefined

  return (
    <form
      className="preview-form"
      aria-label="See it as somebody else"
      onSubmit={(event) => {
        event.preventDefault()
        if (isCountry) inspection.show(wanted)
      }}
    >
      <h2>See it as somebody else</h2>
      <label>
        Country, two letters
        <input
          value={country}
          maxLength={2}
          placeholder="as it is"
          aria-invalid={!isCountry}
          aria-describedby="country-problem"
          onChange={({ target }) => setCountry(target.value.trim())}
        />
      </label>
      <p id="country-problem" className="problem" role="status">
        {isCountry ? '' : 'Give the two letters of a country, such as DE, or nothing.'}
      </p>
      <label>
        Activation rules
        <select value={skips} onChange={({ target }) => setSkips(target.value)}>
          <option value="none">must hold</option>
          <option value="segments">must hold, except those on segments</option>
          <option value="rules">are all passed over</option>
        </select>
      </label>
      <button type="submit" className="plain">
        Load the page like this
      </button>
      {/* Made anew with each choice, so that a link to the one before goes away. */}
      {isCountry && <LinkMaker key={JSON.stringify(chosen)} inspection={inspection} preview={wanted} />}
    </form>
  )
}
