import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StrategyAnswers } from '../../contract/console/placements.ts'
import { recommendationsQuery } from '../api/placement-queries.ts'
import { Choice } from '../parts/choice.tsx'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'

/** Asks what each strategy recommends to a visitor, or for a product. What is asked is in the address. */
export function AskRecommendations({ trackingId }: { trackingId: string }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  const [isEmpty, setEmpty] = useState(false)
  const choice = {
    visitor: query.get('visitor') || undefined,
    product: query.get('product') || undefined,
    locale: query.get('locale') || undefined,
  }
  const { data, error, refetch, isLoading } = useQuery(recommendationsQuery(trackingId, choice))
  const fields = useRef<HTMLFormElement>(null)
  const { visitor = '', product = '' } = choice
  // Back and forward lead to another answer, and the fields have to say whose it is.
  useEffect(() => {
    for (const [name, value] of Object.entries({ visitor, product })) {
      const field = fields.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
  }, [visitor, product])

  function askAnew(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const given = ['visitor', 'product'].flatMap((name) => {
      const value = String(form.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    })
    setEmpty(given.length === 0)
    if (given.length > 0) setQuery(new URLSearchParams(given), { preventScrollReset: true })
  }
  function changeLocale(locale: string): void {
    const next = new URLSearchParams(query)
    next.set('locale', locale)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <section className="card ask">
      <h2>{t.placements.ask}</h2>
      <p className="hint">{t.placements.askHint}</p>
      <form ref={fields} onSubmit={askAnew} noValidate>
        {(['visitor', 'product'] as const).map((name) => (
          <label key={name}>
            {t.placements[name]}
            <input
              name={name}
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={choice[name] ?? ''}
              aria-invalid={isEmpty}
            />
          </label>
        ))}
        <button type="submit" className="main-button">
          {t.placements.submit}
        </button>
      </form>
      <p className="field-problem" role="alert">
        {isEmpty && t.placements.empty}
      </p>
      {error && <Problem problem={error} onRetry={refetch} />}
      {isLoading && <Loading lines={4} />}
      {data && (
        <div className="answers">
          {data.locales.length > 1 && (
            <Choice
              label={t.placements.locale}
              value={data.locale}
              options={data.locales.map((value) => ({ value, label: value }))}
              onChange={changeLocale}
            />
          )}
          <Answers answers={data} />
        </div>
      )}
    </section>
  )
}

function Answers({ answers: { strategies } }: { answers: StrategyAnswers }) {
  const { t } = useWords()
  return (
    <dl className="strategies">
      {strategies.map(({ strategy, items }) => (
        <div key={strategy}>
          <dt>{t.placements.strategies[strategy] ?? strategy}</dt>
          <dd>
            {items.length === 0 && <span className="hint">{t.placements.nothing}</span>}
            <ol>
              {items.map(({ id, name }) => (
                <li key={id}>
                  {name || id} {name && name !== id && <code>{id}</code>}
                </li>
              ))}
            </ol>
          </dd>
        </div>
      ))}
    </dl>
  )
}
