/** The engines of browsers in which the tests of every day do not run. */
export const engineNames = ['firefox', 'webkit'] as const

export type EngineName = (typeof engineNames)[number]

/** What a run of the journeys chooses. */
export type EngineOptions = { engine: EngineName }

export type EngineCookie = {
  name: string
  value: string
  path: string
  sameSite?: string
  /** In epoch milliseconds. */
  expires: number
}

/** What a shopper has set in the browser. */
export type EngineSettings = {
  refusesCookies?: boolean
  /** Frames of another site see no cookies of it, as Safari has it; Firefox always has it. */
  keepsSitesApart?: boolean
  loadsNoPictures?: boolean
}

/** A page of a browser, driven from outside. Times out by itself only where the browser does. */
export type EngineTab = {
  /** Goes to an address, and resolves when the page is loaded. */
  open(url: string): Promise<void>
  readUrl(): Promise<string>
  /** Goes back in the history, and does not wait for the page. */
  goBack(): Promise<void>
  /** Runs a function in the page: it sees nothing around it. Its argument and its result are plain values. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>>
  /** Gives the page this size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** A browser without a past: its tabs share cookies and storage, which nothing else has. */
export type EngineProfile = {
  openTab(): Promise<EngineTab>
  /** Returns the cookies of an address that one of its tabs is on. */
  readCookies(url: string): Promise<EngineCookie[]>
  close(): Promise<void>
}

export type EngineBrowser = {
  openProfile(): Promise<EngineProfile>
  close(): Promise<void>
}
