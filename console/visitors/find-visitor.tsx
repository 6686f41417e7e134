import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'
import { visitorAddress } from './visitor-address.ts'

/** What the service accepts as an id. */
const visitorId = /^[\w.-]{1,128}$/

/** Leads to the page of the visitor whose id is entered. */
export function FindVisitor({ trackingId }: { trackingId: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'idEmpty' | 'idWrong' | null>(null)

  function findVisitor(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const id = field.current?.value.trim() ?? ''
    if (visitorId.test(id)) {
      navigate(visitorAddress(trackingId, id))
      return
    }
    setProblem(id === '' ? 'idEmpty' : 'idWrong')
    field.current?.focus()
  }
  return (
    <form className="card find-visitor" onSubmit={findVisitor} noValidate>
      <label htmlFor="visitor-id">{t.visitors.id}</label>
      <div>
        <span className="search-box">
          <Icon name="search" />
          <input
            ref={field}
            id="visitor-id"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby="visitor-id-hint visitor-id-problem"
            onChange={() => setProblem(null)}
          />
        </span>
        <button type="submit" className="main-button">
          {t.visitors.show}
        </button>
      </div>
      <p id="visitor-id-hint" className="hint">
        {t.visitors.idHint}
      </p>
      <p id="visitor-id-problem" className="field-problem" role="alert">
        {problem && t.visitors[problem]}
      </p>
    </form>
  )
}
