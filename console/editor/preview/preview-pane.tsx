import { useState } from 'react'
import { RadioBar } from '../../parts/radio-bar.tsx'
import { useMedia } from '../../parts/use-media.ts'
import { useWords } from '../../settings/language.tsx'
import { ProblemList } from '../problem-list.tsx'
import { useEditor } from '../use-editor.ts'
import { PageChooser } from './page-chooser.tsx'
import { PreviewTrouble } from './preview-trouble.tsx'
import { type PreviewDevice, ShopFrame } from './shop-frame.tsx'
import { isOfSite, pagesFor } from './shop-pages.ts'
import { usePreview } from './use-preview.ts'
import { VariationChoice } from './variation-choice.tsx'

type Props = {
  trackingId: string
  experienceId: string
  /** Nothing is asked for what cannot be seen. */
  isVisible: boolean
}

/** The shop with a variation as it is in the form, beside the shop without it. */
export function PreviewPane({ trackingId, experienceId, isVisible }: Props) {
  const { t } = useWords()
  const { settings, site, template, mayEdit } = useEditor()
  const words = t.editor.previewing
  const isNarrow = useMedia('(max-width: 767px)')
  const isForPhones = isNarrow || (template && !template.devices.includes('computer'))
  const [device, setDevice] = useState<PreviewDevice>(isForPhones ? 'phone' : 'desktop')
  const [page, setPage] = useState(() => pagesFor(site.pages, template?.pages)[0]?.address ?? '')
  const [chosen, setChosen] = useState('')
  const isAllowed = isOfSite(page, site.domains)
  const { data, error, isFetching } = usePreview(
    { trackingId, experienceId, settings, page },
    { isEnabled: mayEdit && isVisible, domains: site.domains },
  )
  const links = isAllowed ? (data?.links ?? {}) : {}
  const variations = Object.keys(links).filter((id) => id !== 'c')
  const variation = variations.includes(chosen) ? chosen : (variations[0] ?? 'v')
  const nameOf = (id: string) => {
    const at = settings.variations?.findIndex((each) => each.id === id) ?? -1
    return settings.variations?.[at]?.name || t.editor.variations.unnamed(at + 1)
  }
  const name = settings.variations ? nameOf(variation) : words.variationName
  const version = data?.askedAt ?? 0
  return (
    <section className="preview" aria-labelledby="editor-preview" aria-busy={isFetching}>
      <header>
        <h2 id="editor-preview">{words.title}</h2>
        <RadioBar<PreviewDevice>
          label={words.devices}
          value={device}
          options={[
            { value: 'phone', label: words.phone },
            { value: 'desktop', label: words.desktop },
          ]}
          onChange={setDevice}
        />
      </header>
      {mayEdit ? (
        <>
          <div className="preview-choices">
            <PageChooser site={site} types={template?.pages} page={page} onChoose={setPage} />
            <VariationChoice
              variations={variations.map((id) => ({ id, name: nameOf(id) }))}
              chosen={variation}
              onChoose={setChosen}
            />
          </div>
          <PreviewTrouble error={error} title={words.problems}>
            {data && data.problems.length > 0 && <ProblemList problems={data.problems} />}
          </PreviewTrouble>
          {isAllowed && !(data && data.problems.length > 0) && (
            <div className="frames" data-device={device}>
              <ShopFrame name={name} address={links[variation]} version={version} device={device} />
              <ShopFrame name={words.control} address={links.c} version={0} device={device} />
            </div>
          )}
          <p className="hint">{words.empty}</p>
        </>
      ) : (
        <p className="hint">{words.mayNot}</p>
      )}
    </section>
  )
}
