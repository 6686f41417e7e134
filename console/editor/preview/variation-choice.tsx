import { useWords } from '../../settings/language.tsx'

type Props = { variations: readonly { id: string; name: string }[]; chosen: string; onChoose(id: string): void }

/** Which variation is shown beside the control; nothing where there is only one. */
export function VariationChoice({ variations, chosen, onChoose }: Props) {
  const { t } = useWords()
  if (variations.length < 2) return null
  return (
    <label>
      <span>{t.editor.previewing.variation}</span>
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {variations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
