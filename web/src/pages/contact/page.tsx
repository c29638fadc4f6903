import { brand } from '#contract/brand.ts';
import { mailTo } from '../../navigation/paths.ts';

export default function Contact() {
  return (
    <div className="hero">
      <h1 tabIndex={-1}>Contact</h1>
      <p>
        Write to <a href={mailTo()}>{brand.supportEmail}</a>. We usually answer within 24 hours.
      </p>
    </div>
  );
}
