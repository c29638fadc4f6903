import { claims } from '#content/claims.ts';

export const Testimonials = () => (
  <section className="tour-section" aria-labelledby="testimonials">
    <h2 id="testimonials">From people who write</h2>
    <ul className="testimonials">
      {claims.testimonials.map(({ words, by }) => (
        <li key={by}>
          <figure>
            <blockquote>
              <p>{words}</p>
            </blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
