import { useState } from 'react'
import type { SteeredSite } from '../../../contract/console/steer.ts'
import type { PageType } from '../../../contract/shop-events.ts'
import { useWords } from '../../settings/language.tsx'
import { isOfSite, pagesFor } from './shop-pages.ts'

type Props = {
  site: Pick<SteeredSite, 'pages' | 'domains'>
  /** The types of pages on which there is something to see; undefined for all. */
  types: readonly PageType[] | undefined
  page: string
  onChoose(address: string): void
}

/** Chooses one of the pages that were viewed lately, or any other of the shop by its address. */
export function PageChooser({ site, types, page, onChoose }: Props) {
  const { t } = useWords()
  const words = t.editor.previewing
  const pages = pagesFor(site.pages, types)
  const [isTyped, setTyped] = useState(pages.length === 0)
  const domains = site.domains.map((domain) => domain.replace(/^\./, '')).join(', ')
  const isWrong = page !== '' && !isOfSite(page, site.domains)
  return (
    <div className="page-chooser">
      {pages.length > 0 && (
        <label>
          <span>{words.choosePage}</span>
          <select
            value={isTyped ? '' : page}
            onChange={({ target }) => {
              setTyped(target.value === '')
              if (target.value !== '') onChoose(target.value)
            }}
          >
            {pages.map(({ type, address }) => (
              <option key={address} value={address}>
                {t.pageTypes[type]}: {pathOf(address)}
              </option>
            ))}
            <option value="">{words.otherPage}</option>
          </select>
        </label>
      )}
      {isTyped && (
        <label>
          <span>{words.address}</span>
          <input
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={words.addressHint(domains)}
            aria-invalid={isWrong || undefined}
            value={page}
            onChange={({ target }) => onChoose(target.value.trim())}
          />
        </label>
      )}
      <p className="field-problem" role="status">
        {isWrong ? words.notOfSite(domains) : page === '' ? words.noPage : ''}
      </p>
    </div>
  )
}

function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address)
    return pathname + search
  } catch {
    return address
  }
}
