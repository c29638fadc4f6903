import { brand } from '#contract/brand.ts';
import { appLinks } from '#navigation/links.ts';

export const AppBanner = () => (
  <section
    className="app-banner links spread rule-below soft small"
    aria-label={`${brand.name} for your phone`}
  >
    <p>{brand.name} works on your phone, too.</p>
    <ul className="links">
      {appLinks.map(({ label, address }) => (
        <li key={address}>
          <a href={address}>Get it for {label}</a>
        </li>
      ))}
    </ul>
  </section>
);
