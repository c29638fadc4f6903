import { html } from 'hono/html';

const people = [
  { email: 'ada@gmail.example', hd: 'gmail.example', name: 'Ada Lovelace' },
  { email: 'grace@gmail.example', hd: 'gmail.example', name: 'Grace Hopper' },
];

const withPerson = (asked: URLSearchParams, person: Record<string, string>) =>
  `/api/dev/google/approve?${new URLSearchParams([...asked, ...Object.entries(person)])}`;

/** Simulates Google's account chooser with links and a GET form, so that the CSP needs no exception. */
export function authorizePage(asked: URLSearchParams) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Simulated Google</title>
      </head>
      <body>
        <main>
          <h1>Choose an account</h1>
          <p>This is not Google: it stands in for it on a developer's machine.</p>
          <ul>
            ${people.map(
              (person) =>
                html`<li>
                  <a href="${withPerson(asked, { ...person, verified: 'on' })}"
                    >${person.name} (${person.email})</a
                  >
                </li>`,
            )}
          </ul>
          <form method="get" action="/api/dev/google/approve">
            ${[...asked].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <h2>Another account</h2>
            <p>
              <label>Email <input type="email" name="email" required /></label>
            </p>
            <p>
              <label>Name <input name="name" required /></label>
            </p>
            <p>
              <label
                ><input type="checkbox" name="verified" checked /> Google has verified this address</label
              >
            </p>
            <p>
              <label>Domain of its Workspace, if it has one <input name="hd" /></label>
            </p>
            <p>
              <label>Google id, if not the address's own <input name="id" /></label>
            </p>
            <p><button type="submit">Continue</button></p>
          </form>
          <p><a href="${withPerson(asked, { cancel: 'on' })}">Cancel</a></p>
        </main>
      </body>
    </html>`;
}
