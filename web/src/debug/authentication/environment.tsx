const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

function facts(): [name: string, value: string][] {
  const { language, onLine, cookieEnabled, userAgent, serviceWorker } = navigator;
  return [
    ['Build', 'Development'],
    ['Origin', location.origin],
    ['Online', yesOrNo(onLine)],
    ['Cookies allowed', yesOrNo(cookieEnabled)],
    // Only on a secure origin is there one at all.
    [
      'Kept for use without a network',
      yesOrNo('serviceWorker' in navigator && serviceWorker.controller !== null),
    ],
    ['Language', language],
    ['Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['Window', `${innerWidth} × ${innerHeight}, ${devicePixelRatio} pixels to one`],
    ['Browser', userAgent],
  ];
}

export const Environment = () => (
  <dl className="facts">
    {facts().map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
