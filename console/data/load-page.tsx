import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { DatasetCheck, DatasetOutcome } from '../../contract/console/datasets.ts'
import { changedByUpload, datasetsQuery } from '../api/data-queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { Icon } from '../parts/icon.tsx'
import { PageHeading } from '../parts/page-heading.tsx'
import { Loading, Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { CheckResult } from './check-result.tsx'
import { addresses } from './data-address.ts'
import { type ChosenFile, FileForm } from './file-form.tsx'

type Checked = { file: ChosenFile; check: DatasetCheck }

/** Loads a file into a dataset in two steps: a check, which changes nothing, and a confirmation. */
export function LoadPage() {
  const { trackingId = '' } = useParams()
  const { t } = useWords()
  const [query] = useSearchParams()
  const named = query.get('dataset')
  const client = useQueryClient()
  const list = useQuery(datasetsQuery(trackingId))
  const [checked, setChecked] = useState<Checked | null>(null)
  const checking = useMutation({
    mutationFn: async (file: ChosenFile): Promise<Checked> => {
      const { text, form, dataset } = file
      const path = ['datasets', trackingId, dataset, 'check']
      return { file, check: await sendRequest<DatasetCheck>(path, { method: 'POST', body: { text, form } }) }
    },
    onSuccess: setChecked,
  })
  const loading = useMutation({
    mutationFn: ({ file: { text, form, dataset }, check: { version } }: Checked) =>
      sendRequest<DatasetOutcome>(['datasets', trackingId, dataset], { method: 'POST', body: { text, form, version } }),
    onSuccess: (_outcome, { file: { dataset } }) => {
      // Shown until newer ones arrive, the records before could be taken for what counts, and undone.
      client.removeQueries({ queryKey: [...changedByUpload(trackingId), dataset] })
      return client.invalidateQueries({ queryKey: changedByUpload(trackingId) })
    },
  })

  function startAnew(): void {
    setChecked(null)
    checking.reset()
    loading.reset()
  }
  const title = named === null ? t.data.loadTitle : t.data.loadInto(named)
  const isDone = loading.data?.outcome === 'done'
  return (
    <>
      <Link className="back" to={addresses.data(trackingId)}>
        <Icon name="back" /> {t.data.back}
      </Link>
      <PageHeading title={title} />
      {list.error && <Problem problem={list.error} onRetry={list.refetch} />}
      {!list.data && !list.error && <Loading lines={6} />}
      {list.data && !isDone && (
        <FileForm
          named={named}
          limits={list.data.limits}
          isChecking={checking.isPending}
          onCheck={(file) => checking.mutate(file)}
          onChange={startAnew}
        />
      )}
      {checking.error && <Problem problem={checking.error} onRetry={startAnew} />}
      {checked && !isDone && (
        <CheckResult
          check={checked.check}
          fileName={checked.file.name}
          isLoading={loading.isPending}
          onConfirm={() => loading.mutate(checked)}
        />
      )}
      {loading.error && <Problem problem={loading.error} onRetry={() => checked && loading.mutate(checked)} />}
      {loading.data && loading.data.outcome !== 'done' && (
        <p className="problem" role="alert">
          {t.data.outcomes[loading.data.outcome]}
        </p>
      )}
      {isDone && checked && (
        <section className="card loaded" role="status">
          <h2>{t.data.done}</h2>
          <p>{t.data.doneHint}</p>
          <Link className="main-button" to={addresses.dataset(trackingId, checked.file.dataset)}>
            {t.data.toDataset}
          </Link>
        </section>
      )}
    </>
  )
}
