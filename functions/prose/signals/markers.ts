/**
 * Words and phrases that models use far more often than people do: chosen by hand, each form counted in the training texts.
 * One idea per line. `|` separates forms of one word in a phrase.
 */

type Group = { reason: string; items: string };

export const markerWords: Group = {
  reason: 'Models use this word far more often than people do.',
  items: `
    accentuate accentuates accentuated accentuating
    advancement advancements
    adept adeptly
    alike
    amidst amid
    anticipation
    backdrop
    beacon beacons
    bustling
    captivate captivates captivated captivating
    celestial
    characterized
    commendable
    compelling
    complexity complexities
    comprehend comprehensive comprehensively
    countless
    cornerstone cornerstones
    crucial crucially
    cultivate cultivates cultivated cultivating
    daunting
    deeply
    delve delves delved delving
    despair
    dynamics
    echo echoes echoed echoing
    elevate elevates elevated elevating
    embrace embraces embraced embracing
    encapsulate encapsulates encapsulated
    encompass encompasses encompassed encompassing
    endeavor endeavors endeavour endeavours
    enduring
    enhance enhancing
    enigma enigmatic
    essence
    ethereal
    exemplify exemplifies exemplified exemplifying
    facilitating
    fierce
    formidable
    foster fosters fostered fostering
    fragile
    garner garners garnered garnering
    gleaming
    groundbreaking
    heighten heightens heightened heightening
    holistic holistically
    humanity
    indelible
    ingenuity
    intricate intricately intricacy intricacies
    interplay
    intersection
    intertwine intertwined intertwining
    invaluable
    kaleidoscope
    landscape landscapes
    loom looms loomed looming
    merely
    meticulous meticulously
    mosaic
    multifaceted
    mundane
    narrative narratives
    nestled
    nuance nuances nuanced
    ongoing
    palpable
    paramount
    pivotal
    poignant poignantly
    potential
    profound profoundly
    realm realms
    reimagine reimagined reimagining
    relentless relentlessly
    reminder reminders
    renowned
    resilience resilient
    resonate resonates resonated resonating resonance
    seamless seamlessly
    shimmering
    showcase showcases showcased showcasing
    significance
    sparked
    stark
    steadfast
    swiftly
    symbiotic
    symphony
    synergy synergies
    tapestry tapestries
        testament
    thrive thrives thrived thriving
    timeless
    transcend transcends transcended transcending
    transformative
    underscore underscores underscored underscoring
    unparalleled
    unprecedented
    unwavering
    unyielding
    vibrant
    whisper whispers whispered whispering
    wisdom
  `,
};

export const markerPhrases: Group[] = [
  {
    reason: 'A stock opening or closing: the sentence says as much without it.',
    items: `
      it is|it's important|worth|crucial|essential|vital to note|mention|remember|recognize|understand|consider
      it is|it's worth noting|mentioning|remembering
      it goes without saying
      in essence
      in today's world
      in today's fast-paced
      in the modern|digital era|age|world
      in an era of|where
      in a world where|that|of
      at its core
      at the heart of
      at the end of the day
      last but not least
      the findings|results suggest|indicate|show that
      in the ever-evolving|ever-changing
      needless to say
      all in all
      by doing so
    `,
  },
  {
    reason: 'Praise for how much something matters, where a person would say what it does.',
    items: `
      a testament to
      testament to the
      play|plays|played|playing a crucial|vital|key|pivotal|significant|important|central|critical role
      plays|played an important|essential|integral role
      serve|serves|served|serving as a|an
      stand|stands|stood|standing as a|an
      a beacon of
      a symbol of
      a wave of
      the weight|depths|complexities|intricacies of
      a sense of
      a tapestry of
      a symphony of
      a diverse range of
      a plethora of
      a deeper understanding of
      a better|greater understanding of
      a stark|constant|powerful|poignant reminder
      reminder that|of
      the importance|significance of
      the potential to|of|for
      the very fabric|essence|nature|heart of
      the rise and fall
      the human experience|condition|spirit
      highlights|highlighting|underscores|underscoring|emphasized|emphasizes|emphasizing the importance|need|significance
      shed|sheds|shedding light on
      pave|paves|paved|paving the way
      set|sets|setting the stage
      mark|marks|marked|marking a shift|turning|significant|pivotal
      leave|leaves|leaving|left a lasting|indelible|profound
      left an indelible
      has|have sparked a
      is expected to
      a commitment to
      commitment to excellence|quality|innovation|fostering|promoting|providing|ensuring
      ever-evolving landscape
      push|pushes|pushing the boundaries
      rich|vibrant tapestry|history|culture
      valuable insights|lessons|skills|experience
      insights into
      has become a|an
    `,
  },
  {
    reason: 'Says what a thing is not before it says what it is, a turn that models lean on.',
    items: `
      not only
      not merely
      not just a|an|the|about
      is not just|merely|simply
      isn't about|merely|simply
      it's not about|just
      wasn't just|merely
      but rather
      rather than
    `,
  },
  {
    reason: 'A turn that models use over and over in stories.',
    items: `
      as if the|it|to
      couldn't help but
      for the first time in
      in that moment
      washed over me|him|her|them
      sent a|shivers shiver|down
      the air was|felt|hung
      the scent|smell of
      the edge of
      a mix|mixture of
      hung in the air
      heart pounding|pounded|racing|raced
      eyes wide|widened|gleaming|sparkling
      barely above a whisper
      little did i|he|she|they know
      unlike anything
      at first glance
      filled with
      something else entirely
    `,
  },
  {
    reason: 'What a chat assistant says around its answer.',
    items: `
      i hope this helps
      as an ai
      as a language model
      let me know if
      feel free to
      would you like me
      you're absolutely right
      that's a great question
      great question
    `,
  },
];

/** Words and phrases that connect sentences. */
export const connectives: Group = {
  reason: 'A connective: readers often see the link without it.',
  items: `
    accordingly
    additionally
    as a result
    as such
    as well as
    besides
    consequently
    conversely
    despite this|these
    finally
    first and foremost
    firstly
    for example
    for instance
    furthermore
    hence
    however
    in addition
    in comparison
    in contrast
    in fact
    in other words
    in particular
    in turn
    indeed
    instead
    lastly
    likewise
    meanwhile
    moreover
    nevertheless
    nonetheless
    notably
    on the contrary
    on the one hand
    on the other hand
    overall
    secondly
    similarly
    specifically
    subsequently
    that said
    therefore
    thirdly
    thus
    to this end
    ultimately
    with this in mind
  `,
};
