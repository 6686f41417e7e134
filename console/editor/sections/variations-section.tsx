import type { ExperienceSettings, VariationSettings } from '../../../contract/steer/site-changes.ts'
import { Icon } from '../../parts/icon.tsx'
import { RadioBar } from '../../parts/radio-bar.tsx'
import { useWords } from '../../settings/language.tsx'
import { FieldFrame, FieldMistakes, useMistakes } from '../fields/field-frame.tsx'
import { makeId } from '../make-id.ts'
import { useEditor } from '../use-editor.ts'
import { ShareField } from './share-field.tsx'
import { VariationDifferences } from './variation-differences.tsx'

/** How many variations are compared, and which share of the visitors sees each. */
export function VariationsSection() {
  const { t } = useWords()
  const { settings, changeValue, mayEdit } = useEditor()
  const { variations } = settings
  const words = t.editor.variations

  function changeKind(kind: 'one' | 'several'): void {
    if (kind === 'several' && !variations) changeValue([], splitVariations(settings))
    if (kind === 'one' && variations) changeValue([], joinVariations(settings))
  }
  return (
    <section className="card editor-section" aria-labelledby="editor-variations">
      <h2 id="editor-variations">{words.title}</h2>
      <p className="hint">{words.hint}</p>
      {mayEdit && (
        <RadioBar
          label={words.kind}
          value={variations ? 'several' : 'one'}
          options={[
            { value: 'one', label: words.one },
            { value: 'several', label: words.several },
          ]}
          onChange={changeKind}
        />
      )}
      {variations ? (
        <SeveralVariations variations={variations} />
      ) : (
        <ShareField path={['share']} label={words.share} value={settings.share} placeholder="100" />
      )}
      <Shares shares={variations?.map(({ share }) => share) ?? [settings.share ?? 1]} />
    </section>
  )
}

function SeveralVariations({ variations }: { variations: readonly VariationSettings[] }) {
  const { t } = useWords()
  const { changeValue } = useEditor()
  const words = t.editor.variations
  const nameOf = (at: number) => variations[at]?.name || words.unnamed(at + 1)
  const mistakes = useMistakes(['variations'])
  return (
    <>
      <FieldMistakes id="field:variations" mistakes={mistakes} />
      {variations.map((variation, at) => (
        <fieldset key={variation.id} className="variation-card">
          <legend>
            {nameOf(at)} <code>{variation.id}</code>
          </legend>
          <div className="field-row">
            <FieldFrame path={['variations', at, 'name']} label={words.name(at + 1)}>
              {(input) => (
                <input
                  {...input}
                  type="text"
                  autoComplete="off"
                  value={variation.name ?? ''}
                  onChange={({ target }) =>
                    changeValue(['variations', at, 'name'], target.value.trim() ? target.value : undefined)
                  }
                />
              )}
            </FieldFrame>
            <ShareField path={['variations', at, 'share']} label={words.shareOf(nameOf(at))} value={variation.share} />
          </div>
          <VariationDifferences at={at} variation={variation} />
          {variations.length > 1 && (
            <button type="button" className="quiet-button" onClick={() => changeValue(['variations', at], undefined)}>
              <Icon name="close" /> {words.remove(nameOf(at))}
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="button"
        className="plain"
        onClick={() =>
          changeValue(['variations', variations.length], {
            id: freeId(variations),
            share: 0,
          })
        }
      >
        <Icon name="add" /> {words.add}
      </button>
    </>
  )
}

/** The shares as a bar, what is left for the control last. */
function Shares({ shares }: { shares: readonly number[] }) {
  const { t, formats } = useWords()
  const words = t.editor.variations
  const sum = shares.reduce((all, share) => all + share, 0)
  const control = Math.max(0, 1 - sum)
  const parts = [...shares, control]
  return (
    <div className="shares">
      <svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((share, at) => {
          const before = parts.slice(0, at).reduce((all, each) => all + each, 0)
          const line = at === parts.length - 1 ? 0 : (at % 5) + 1
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a part of the bar is known by its place alone
              key={at}
              className={`line-${line}`}
              x={before * 1000}
              width={Math.max(0, share * 1000 - 2)}
              height="12"
            />
          )
        })}
      </svg>
      {sum > 1.000001 ? (
        <p className="field-problem" role="status">
          {words.sum(formats.formatShare(sum))}
        </p>
      ) : (
        <p className="hint">
          {words.control}: {formats.formatFineShare(control)}
        </p>
      )}
    </div>
  )
}

/** `c` is the control's. */
function freeId(variations: readonly VariationSettings[]): string {
  const taken = variations.map(({ id }) => id)
  const free = [...'abdefghijklmnopqrstuvwxyz'].find((letter) => !taken.includes(letter))
  return free ?? makeId('variation', taken)
}

/** The one variation becomes the first of two, which share its visitors. */
function splitVariations({ share = 1, ...settings }: ExperienceSettings): ExperienceSettings {
  const half = Math.round((share === 1 ? 2 / 3 : share) * 50) / 100
  return {
    ...settings,
    variations: [
      { id: 'a', share: half },
      { id: 'b', share: half },
    ],
  }
}

/** Keeps what the first variation shows, and the visitors of all of them. */
function joinVariations({ variations = [], ...settings }: ExperienceSettings): ExperienceSettings {
  const [first] = variations
  const sum = variations.reduce((all, { share }) => all + share, 0)
  const content = first?.content && { ...settings.content, ...first.content }
  const data = first?.data && { ...settings.data, ...first.data }
  return {
    ...settings,
    ...(content && { content }),
    ...(data && { data }),
    share: Math.min(1, Math.round(sum * 1e6) / 1e6),
  }
}
