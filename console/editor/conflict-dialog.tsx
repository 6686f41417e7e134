import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Draft } from '../../contract/console/steer.ts'
import { isSameJson } from '../../contract/steer/same-json.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { describeDifference } from '../changes/describe-difference.ts'
import { RadioBar } from '../parts/radio-bar.tsx'
import { useWords } from '../settings/language.tsx'
import { useNow } from '../time/use-now.ts'
import { readAt } from './draft/change-settings.ts'
import { type DraftDifference, differencesOf, takeTheirs } from './draft/compare-settings.ts'
import { nameSetting } from './name-setting.ts'
import { useEditor } from './use-editor.ts'

type Props = {
  mine: ExperienceSettings
  theirs: Draft | null
  /** What the editor began with: who of both has changed something since. */
  base: ExperienceSettings
  onSettle(settings: ExperienceSettings): void
  onDrop(): void
}

/** Somebody else has changed the draft: what both wrote, field by field, to choose from. It stays until something is chosen. */
export function ConflictDialog(props: Props) {
  const { t } = useWords()
  const { mine, theirs, onSettle, onDrop } = props
  return (
    <ModalOverlay className="dialog-ground" isOpen isKeyboardDismissDisabled>
      <Modal className="dialog wide-dialog">
        <Dialog role="alertdialog">
          {theirs?.settings ? (
            <ConflictForm {...props} theirs={{ ...theirs, settings: theirs.settings }} />
          ) : (
            <form onSubmit={(event) => event.preventDefault()}>
              <Heading slot="title">{t.editor.conflict.title}</Heading>
              <p>{theirs ? t.editor.conflict.removal(theirs.author) : t.editor.conflict.discarded}</p>
              <div className="dialog-buttons">
                <button type="button" className="plain danger" onClick={onDrop}>
                  {t.editor.conflict.dropMine}
                </button>
                <button type="button" className="main-button" onClick={() => onSettle(mine)}>
                  {t.editor.conflict.keepMine}
                </button>
              </div>
            </form>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type Side = 'mine' | 'theirs'

function ConflictForm({ mine, theirs, base, onSettle }: Props & { theirs: Draft & { settings: ExperienceSettings } }) {
  const { t, formats } = useWords()
  const words = t.editor.conflict
  const now = useNow(10_000)
  const sayValue = useSayValue(mine)
  const differences = differencesOf(mine, theirs.settings)
  const keyOf = ({ path }: DraftDifference) => path.join('/')
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    // What only the others have changed is most likely to be meant.
    Object.fromEntries(
      differences.map((each) => [keyOf(each), isSameJson(each.mine, readAt(base, each.path)) ? 'theirs' : 'mine']),
    ),
  )
  const chooseAll = (side: Side) => setSides(Object.fromEntries(differences.map((each) => [keyOf(each), side])))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSettle(
          takeTheirs(
            mine,
            differences.filter((each) => sides[keyOf(each)] === 'theirs'),
          ),
        )
      }}
    >
      <Heading slot="title">{words.title}</Heading>
      <p>{words.text(theirs.author, formats.formatAgo(theirs.changedAt, now))}</p>
      {differences.length === 0 && <p className="hint">{words.same}</p>}
      {differences.length > 1 && (
        <div className="choose-all">
          <button type="button" className="plain" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </button>
          <button type="button" className="plain" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </button>
        </div>
      )}
      <ul className="conflicts">
        {differences.map((each) => {
          const side = sides[keyOf(each)] ?? 'mine'
          const name = nameSetting(each.path, t)
          return (
            <li key={keyOf(each)}>
              <h3>{name}</h3>
              <RadioBar
                label={words.choice(name)}
                value={side}
                options={[
                  { value: 'mine', label: words.mine },
                  { value: 'theirs', label: words.theirs },
                ]}
                onChange={(next) => setSides({ ...sides, [keyOf(each)]: next })}
              />
              <dl>
                {(['mine', 'theirs'] as const).map((one) => (
                  <div key={one} className="side" data-chosen={one === side}>
                    <dt>{words[one]}</dt>
                    <dd>{sayValue(each, one) ?? <i>{words.nothing}</i>}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
      <div className="dialog-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: the dialog has opened by itself, and this ends it */}
        <button type="submit" className="main-button" autoFocus>
          {words.settle}
        </button>
      </div>
    </form>
  )
}

/** Returns a value of both in words; undefined where there is none. Texts are shown as they were written. */
function useSayValue(mine: ExperienceSettings) {
  const words = useWords()
  const { site } = useEditor()
  return (difference: ReturnType<typeof differencesOf>[number], side: Side): string | undefined => {
    const value = difference[side]
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string') return value
    const lines = describeDifference(mine, takeTheirs(mine, [difference]), { words, site })
    const said = lines.map(({ label, before, after }) => [label, side === 'mine' ? before : after] as const)
    if (said.length === 1) return said[0]?.[1] ?? undefined
    return said.flatMap(([label, text]) => (text === null ? [] : [`${label}: ${text}`])).join('\n') || undefined
  }
}
