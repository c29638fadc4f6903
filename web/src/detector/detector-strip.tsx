import { claims } from '#content/claims.ts';
import { detectorPromise } from '#content/tool/detector.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';

const DetectorStrip = () => (
  <aside className="detectors stack-3" aria-label={claims.bypass.title}>
    <p className="soft small">{claims.bypass.title}</p>
    <ul className="detectors-names lead wrap">
      {claims.bypass.detectors.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <p className="soft small">
      {detectorPromise} <PageLink to={paths.scores}>What our own numbers mean</PageLink>
    </p>
  </aside>
);

export default DetectorStrip;
