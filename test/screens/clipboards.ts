/** What programs put on the clipboard, as they write it. */

const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;

export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<p class=MsoTitle>Opening hours<o:p></o:p></p>
<h2>What <b>changes</b><o:p></o:p></h2>
<p class=MsoNormal>The <b>Harbour
Street</b> library is <i>open</i> at <a href="https://harbour.example/a_(b)"><span style='color:blue;text-decoration:underline'>its door</span></a>.<o:p></o:p></p>
${wordItem(1, '·', 'Longer <b><i>hours</i></b>')}
${wordItem(2, 'o', 'on weekdays')}
${wordItem(2, 'o', 'on Sundays')}
${wordItem(1, '·', 'A new desk')}
<p class=MsoNormal>In order:<o:p></o:p></p>
${wordItem(1, '3.', 'Bring your card')}
${wordItem(1, '4.', 'Sign in')}
<p class=MsoNormal><span style='mso-hide:all'>hidden</span><img src="file:///C:/x.png"></p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Day</b></p></td><td><p class=MsoNormal>Hours</p></td></tr>
<tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>9|21</p></td></tr></table>
<p class=MsoNormal>E = mc<sup>2</sup>, as noted<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
<!--EndFragment--></body></html>`;

export const fromWordAsMarkdown = `# Opening hours

## What changes

The **Harbour Street** library is *open* at [its door](https://harbour.example/a_%28b%29).

- Longer ***hours***
  - on weekdays
  - on Sundays
- A new desk

In order:

3. Bring your card
4. Sign in

| **Day** | Hours |
| --- | --- |
| Monday | 9\\|21 |

E = mc², as noted[1].`;

const docs = 'font-size:11pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;';

export const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Opening hours</span></h1><p dir="ltr"><span style="${docs}">The </span><span style="font-weight:700;white-space:pre-wrap;">Harbour Street </span><span style="font-weight:700;font-style:italic;">library</span><span style="${docs}"> is at </span><a href="https://harbour.example/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">its door</span></a><span style="${docs}">.</span></p><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${docs}">Longer hours</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${docs}">on weekdays</span></p></li></ul><li dir="ltr" role="checkbox" aria-checked="true"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">A new desk</span></p></li></ul><div dir="ltr" align="left"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>Day</span></p></td><td><p dir="ltr"><span>Hours</span></p></td></tr><tr><td colspan="2"><p dir="ltr"><span>Closed</span></p></td></tr></tbody></table></div><span style="vertical-align:super;">2</span></b><br class="Apple-interchange-newline">`;

export const fromDocsAsMarkdown = `# Opening hours

The **Harbour Street *library*** is at [its door](https://harbour.example/).

- Longer hours
  - on weekdays
- [x] ~~A new desk~~

| Day | Hours |
| --- | --- |
| Closed |  |

²`;

export const fromPage = `<div class="article"><div><h3>Hours <small>2026</small></h3><div><p>First line<br>second line,<br><br>then <code>a*b</code> and <em>so </em>on.</p></div></div>
<ol start="2"><li>two<ul><li>deep</li></ul></li><li><p>three</p><p>and more</p></li></ol>
<blockquote><p>Said once.</p><p>Said twice.</p></blockquote>
<pre><code class="language-js">const a = 1;
  b();</code></pre><hr>
<script>document.title = 'ran'</script><style>p { color: red }</style><iframe src="https://evil.example"></iframe>
<p onclick="alert(1)"><a href="javascript:alert(1)">a link</a> <a href=" JaVaScRiPt:alert(1)">another</a> <img src=x onerror="document.title = 'ran'"><svg onload="document.title = 'ran'"></svg>end</p>
<table role="presentation"><tr><td><p>Laid out</p></td><td><p>by a table</p></td></tr></table></div>`;

export const fromPageAsMarkdown = `### Hours 2026

First line
second line,

then \`a*b\` and *so* on.

2. two
   - deep
3. three
   and more

> Said once.
>
> Said twice.

\`\`\`
const a = 1;
  b();
\`\`\`

---

a link another end

Laid out

by a table`;

export const fromMail = `<div dir="ltr">Hello <b>Ana</b>,<div><br></div><div>the lamps are in.</div><div>So are the chairs.</div><div><br></div><div>Ben</div></div>`;

export const fromMailAsMarkdown = `Hello **Ana**,

the lamps are in.
So are the chairs.

Ben`;
