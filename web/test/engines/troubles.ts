interface Listening {
  tarmacTroubles?: string[];
}

/** Runs in the page once it is there: WebKit tells nobody outside what went wrong in it. */
export function listen(): void {
  const page: Listening = window as Listening;
  if (page.tarmacTroubles) return;
  const troubles: string[] = [];
  page.tarmacTroubles = troubles;
  const { error } = console;
  console.error = (...said: unknown[]) => {
    troubles.push(`console: ${said.join(' ')}`);
    error.apply(console, said);
  };
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      const source = target instanceof Element ? (target.getAttribute('src') ?? target.tagName) : message;
      troubles.push(`page error: ${source}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => troubles.push(`page error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => troubles.push(`blocked: ${blockedURI}`));
}

/** Runs in the page: what was heard since it was last asked for, and which requests were refused. */
export function heard(): string[] {
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  performance.clearResourceTimings();
  const refused = requests.filter(({ responseStatus }) => responseStatus >= 400);
  return [
    ...((window as Listening).tarmacTroubles?.splice(0) ?? []),
    ...refused.map(({ responseStatus, name }) => `request refused: ${responseStatus} ${name}`),
  ];
}
