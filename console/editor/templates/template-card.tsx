import { Link } from 'react-router'
import { anchorFacts } from '../../../contract/anchor-facts.ts'
import { deviceTypes } from '../../../contract/experience.ts'
import { pageTypes } from '../../../contract/shop-events.ts'
import { Icon } from '../../parts/icon.tsx'
import { useWords } from '../../settings/language.tsx'
import type { EditorTemplate } from './editor-template.ts'
import { lackingAnchors } from './find-templates.ts'

type Props = { template: EditorTemplate; anchors: readonly string[]; mayEdit: boolean }

/** One template: how it looks, what it is for, where it runs, and what the site lacks for it. */
export function TemplateCard({ template, anchors, mayEdit }: Props) {
  const { t } = useWords()
  const { id, title, look, pages, devices, picture } = template
  const words = t.editor.templates
  const lacking = lackingAnchors(template, anchors)
  const facts = [
    pages.length === pageTypes.length ? t.allPages : pages.map((each) => t.pageTypes[each]).join(', '),
    ...(devices.length < deviceTypes.length ? [devices.map((each) => t.devices[each]).join(', ')] : []),
  ]
  return (
    <li className="template-card" data-lacks={lacking.length > 0}>
      <img src={picture} alt={words.picture(title)} loading="lazy" decoding="async" />
      <div className="template-about">
        <h2>{mayEdit ? <Link to={`?template=${encodeURIComponent(id)}`}>{title}</Link> : title}</h2>
        <p>{look}</p>
        <p className="hint">{facts.join(' · ')}</p>
        {lacking.length > 0 && (
          <div className="lacks" title={words.lacksHint}>
            <p className="lacks-title">
              <Icon name="alarm" /> {words.lacks}
            </p>
            <ul>
              {lacking.map((anchor) => (
                <li key={anchor}>
                  <span lang="en">{anchorFacts[anchor].meaning}</span> <code>{anchor}</code>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </li>
  )
}
