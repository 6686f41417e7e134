import { useId, useState } from 'react'
import { anchorFacts } from '../../contract/anchor-facts.ts'
import type { AnchorState } from './anchor-state.ts'
import { type AnchorDraft, pagesWith } from './draft.ts'
import { guessElements } from './guess-elements.ts'
import { countMatches, type SelectorCandidate, selectorCandidates } from './selector-candidates.ts'

type Props = {
  state: AnchorState
  draft: AnchorDraft
  path: string
  /** The element that was pointed at for this anchor. */
  picked: Element | undefined
  onPick(): void
  onSelect(selector: string | undefined): void
  /** Outlines what a selector matches; undefined outlines nothing. */
  onShow(selector: string | undefined): void
}

/** Shows one anchor: whether this page has it and, when opened, how to name it. */
export function AnchorRow({ state, draft, path, picked, onPick, onSelect, onShow }: Props) {
  const { name, meaning, selector, usedBy, tone, label, isDraft } = state
  const [isOpen, setOpen] = useState(picked !== undefined)
  return (
    <li>
      <details
        className="row"
        data-tone={tone}
        open={isOpen || picked !== undefined}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <i className="dot" aria-hidden="true" />
          <span className="name">{name}</span>
          <span className="label">
            {label}
            {isDraft && ' · changed'}
          </span>
          <span className="reason">{meaning}</span>
        </summary>
        {(isOpen || picked) && (
          <div className="more">
            {usedBy.length > 0 && <p className="origin">Needed by {usedBy.join(', ')}</p>}
            <SelectorField selector={selector} onSelect={onSelect} onShow={onShow} />
            <Elsewhere draft={draft} selector={selector} path={path} />
            <Candidates state={state} picked={picked} onSelect={onSelect} onShow={onShow} />
            <p className="choices">
              <button type="button" className="plain" onClick={onPick}>
                Point at it
              </button>
              {isDraft && (
                <button type="button" className="plain" onClick={() => onSelect(undefined)}>
                  Undo the change
                </button>
              )}
            </p>
          </div>
        )}
      </details>
    </li>
  )
}

type Choose = Pick<Props, 'onSelect' | 'onShow'>

function SelectorField({ selector = '', onSelect, onShow }: Choose & { selector: string | undefined }) {
  const id = useId()
  const count = selector === '' ? 0 : countMatches(document, selector)
  return (
    <p className="selector">
      <label htmlFor={id}>Selector</label>
      <input
        id={id}
        value={selector}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="none yet"
        aria-invalid={count < 0}
        onFocus={() => onShow(selector)}
        onBlur={() => onShow(undefined)}
        onChange={({ target }) => {
          onSelect(target.value)
          onShow(target.value)
        }}
      />
      <small role="status">{countWords(selector, count)}</small>
    </p>
  )
}

function countWords(selector: string, count: number): string {
  if (selector === '') return ''
  if (count < 0) return 'A browser does not understand this selector.'
  return count === 0
    ? 'Nothing on this page.'
    : count === 1
      ? 'One element on this page.'
      : `${count} elements on this page.`
}

/** Says on which pages visited in this tab the selector matches. */
function Elsewhere({ draft, selector, path }: Pick<Props, 'draft' | 'path'> & { selector: string | undefined }) {
  const pages = selector ? pagesWith(draft, selector, path) : []
  if (pages.length === 0) return null
  return (
    <p className="origin">
      Also on{' '}
      {pages
        .slice(-4)
        .map((page) => `${page.path} (${page.count})`)
        .join(', ')}
    </p>
  )
}

const stabilityWords = {
  attribute: 'by what it is: holds best',
  class: 'by its class: holds until the design changes',
  position: 'by its position: breaks easily',
}

function Candidates({ state, picked, onSelect, onShow }: Choose & Pick<Props, 'state' | 'picked'>) {
  const { name, selector } = state
  const { isRepeated } = anchorFacts[name]
  const element = picked ?? guessElements(name, document)[0]
  const candidates = element ? selectorCandidates(element, isRepeated) : []
  if (candidates.length === 0) return null
  return (
    <fieldset className="candidates">
      <legend>{picked ? 'Selectors for it' : 'A guess'}</legend>
      {candidates.slice(0, picked ? 6 : 2).map((each: SelectorCandidate) => (
        <button
          key={each.selector}
          type="button"
          aria-pressed={each.selector === selector}
          onClick={() => onSelect(each.selector)}
          onPointerEnter={() => onShow(each.selector)}
          onPointerLeave={() => onShow(undefined)}
          onFocus={() => onShow(each.selector)}
          onBlur={() => onShow(undefined)}
        >
          <code>{each.selector}</code>
          <small>
            {each.count === 1 ? 'one here' : `${each.count} here`} · {stabilityWords[each.stability]}
          </small>
        </button>
      ))}
    </fieldset>
  )
}
