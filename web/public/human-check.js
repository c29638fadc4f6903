// The check that a person is here, in a frame of its own: Cloudflare's script runs in this document and on no page.
const { siteKey, theme } = document.currentScript.dataset;
const compact = innerWidth < 300;

const tell = (news) => parent.postMessage(news, location.origin);

/** True says to Cloudflare's script that somebody has heard of it. */
function fail() {
  tell({ check: 'failed' });
  return true;
}

function draw() {
  window.turnstile.render('#check', {
    sitekey: siteKey,
    theme,
    language: 'en',
    size: compact ? 'compact' : 'flexible',
    callback: (token) => tell({ check: 'passed', token }),
    'error-callback': fail,
    'timeout-callback': fail,
    'unsupported-callback': fail,
  });
  tell({ check: 'shown', height: compact ? 140 : 65 });
}

document.body.style.margin = '0';
const script = document.createElement('script');
script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
script.addEventListener('load', draw);
script.addEventListener('error', fail);
document.head.append(script);
