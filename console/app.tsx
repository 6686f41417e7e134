import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { sessionQuery } from './api/queries.ts'
import { LoginPage } from './login/login-page.tsx'
import { Loading, Problem } from './parts/states.tsx'
import { LanguageProvider } from './settings/language.tsx'
import { PageErrors } from './shell/page-errors.tsx'
import { MissingPage, NoSitePage, Shell } from './shell/shell.tsx'
import './styles/base.css'
import './styles/shell.css'
import './styles/parts.css'
import './styles/today.css'
import './styles/experiences.css'
import './styles/report.css'
import './styles/visitors.css'
import './styles/events.css'
import './styles/changes.css'
import './styles/segments.css'
import './styles/data.css'
import './styles/placements.css'
import './styles/forced-colors.css'

const TodayPage = lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage }))
const ExperiencesPage = lazy(async () => ({
  default: (await import('./experiences/experiences-page.tsx')).ExperiencesPage,
}))
const StoredPage = lazy(async () => ({ default: (await import('./events/stored-page.tsx')).StoredPage }))
const RefusedPage = lazy(async () => ({ default: (await import('./events/refused-page.tsx')).RefusedPage }))
const EditorPage = lazy(async () => ({ default: (await import('./editor/editor-page.tsx')).EditorPage }))
const TemplatesPage = lazy(async () => ({
  default: (await import('./editor/templates/templates-page.tsx')).TemplatesPage,
}))
const ReportPage = lazy(async () => ({ default: (await import('./report/report-page.tsx')).ReportPage }))

const SegmentsPage = lazy(async () => ({ default: (await import('./segments/segments-page.tsx')).SegmentsPage }))
const SegmentPage = lazy(async () => ({ default: (await import('./segments/segment-page.tsx')).SegmentPage }))
const DataPage = lazy(async () => ({ default: (await import('./data/data-page.tsx')).DataPage }))
const DatasetPage = lazy(async () => ({ default: (await import('./data/dataset-page.tsx')).DatasetPage }))
const LoadPage = lazy(async () => ({ default: (await import('./data/load-page.tsx')).LoadPage }))
const PlacementsPage = lazy(async () => ({
  default: (await import('./placements/placements-page.tsx')).PlacementsPage,
}))
const CounterPage = lazy(async () => ({ default: (await import('./data/counter-page.tsx')).CounterPage }))

const VisitorsPage = lazy(async () => ({ default: (await import('./visitors/visitors-page.tsx')).VisitorsPage }))
const VisitorPage = lazy(async () => ({ default: (await import('./visitors/visitor-page.tsx')).VisitorPage }))
const WaitingPage = lazy(async () => ({ default: (await import('./changes/waiting-page.tsx')).WaitingPage }))
const VersionsPage = lazy(async () => ({ default: (await import('./changes/versions-page.tsx')).VersionsPage }))
const LogPage = lazy(async () => ({ default: (await import('./changes/log-page.tsx')).LogPage }))

/** The console: one page for everything that shop owners see of their site. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider>
        <PageErrors>
          <BrowserRouter basename="/console">
            <Console />
          </BrowserRouter>
        </PageErrors>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Console() {
  const { data: session, error, isPending, refetch } = useQuery(sessionQuery)
  // Who logs in or out goes on where the new page begins; the first page of a visit leaves the focus where it is.
  const [wasIn, setWasIn] = useState<boolean>()
  const [takesFocus, setTakesFocus] = useState(false)
  if (session !== undefined && wasIn !== (session !== null)) {
    setWasIn(session !== null)
    setTakesFocus(wasIn !== undefined)
  }
  if (isPending) return <Loading />
  if (error) return <Problem problem={error} onRetry={refetch} />
  if (!session) return <LoginPage takesFocus={takesFocus} />
  const [first] = session.trackingIds
  if (first === undefined) return <NoSitePage session={session} />
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route index element={<Navigate replace to={`sites/${encodeURIComponent(first)}`} />} />
        <Route path="sites/:trackingId" element={<Shell session={session} takesFocus={takesFocus} />}>
          <Route index element={<TodayPage />} />
          <Route path="experiences" element={<ExperiencesPage />} />
          <Route path="experiences/new" element={<TemplatesPage />} />
          <Route path="experiences/:experienceId/edit" element={<EditorPage />} />
          <Route path="experiences/:experienceId" element={<ReportPage />} />
          <Route path="segments" element={<SegmentsPage />} />
          <Route path="segments/:segmentId" element={<SegmentPage />} />
          <Route path="data" element={<DataPage />} />
          <Route path="data/load" element={<LoadPage />} />
          <Route path="data/sets/:dataset" element={<DatasetPage />} />
          <Route path="data/counters/:property/:kind/:name" element={<CounterPage />} />
          <Route path="placements" element={<PlacementsPage />} />
          <Route path="visitors" element={<VisitorsPage />} />
          <Route path="visitors/:visitorId" element={<VisitorPage />} />
          <Route path="events" element={<StoredPage />} />
          <Route path="events/refused" element={<RefusedPage />} />
          <Route path="changes" element={<WaitingPage />} />
          <Route path="changes/versions" element={<VersionsPage />} />
          <Route path="changes/log" element={<LogPage />} />
          <Route path="*" element={<MissingPage />} />
        </Route>
        <Route path="*" element={<MissingPage />} />
      </Routes>
    </Suspense>
  )
}
