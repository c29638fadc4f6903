const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names that are also words, but hardly ever meant as words in a heading. */
export const NAMES = setOf(
  'china turkey java chad polish jordan swift rust excel windows outlook apple amazon google android slack zoom oracle ' +
    'mars venus mercury jupiter saturn christmas easter halloween thanksgiving ramadan hanukkah god bible english french german ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'january february april june july august september october november december ' +
    'internet america europe asia africa india japan korea france germany italy spain canada mexico brazil england scotland ireland ' +
    'australia london paris rome berlin tokyo lisbon madrid barcelona amsterdam dublin chicago boston seattle texas california florida ' +
    'hawaii mediterranean instagram facebook youtube linkedin pinterest netflix microsoft python javascript',
);

/** Words that are part of a name beside them: "Harvard University", "Lake Michigan", "South Korea". */
export const TITLES = setOf(
  'university college school institute academy street avenue road square river lake mount mountain mountains valley park bridge ' +
    'war wars revolution empire dynasty act treaty agreement accord prize award awards league cup church cathedral bank ' +
    'agency department ministry court union states kingdom republic island islands ocean sea bay gulf city county coast desert ' +
    'north south east west northern southern eastern western central new old great san los saint upper lower ' +
    'president king queen prince princess sir lord lady pope professor doctor captain general senator ' +
    'museum gallery theatre theater hospital airport station stadium tower palace castle society association foundation company ' +
    'party parliament congress senate house constitution law code protocol day week month theorem effect principle test scale syndrome',
);

/** Names of several words that are ordinary words otherwise. */
export const PHRASES = setOf(
  'united_states united_kingdom united_nations european_union new_york new_zealand new_england new_jersey new_mexico new_orleans new_delhi ' +
    'north_america south_america latin_america north_korea south_korea south_africa saudi_arabia hong_kong los_angeles san_francisco las_vegas ' +
    'world_war world_cup cold_war civil_war middle_ages middle_east silicon_valley wall_street white_house supreme_court ' +
    'great_depression industrial_revolution french_revolution black_friday cyber_monday great_britain roman_empire dark_ages ' +
    'nobel_prize olympic_games premier_league super_bowl red_cross green_deal star_wars star_trek harry_potter ' +
    'google_maps google_docs google_drive google_cloud google_analytics microsoft_word microsoft_teams microsoft_office apple_music apple_watch ' +
    'stack_overflow visual_studio linked_in power_point north_pole south_pole gulf_stream milky_way big_ben holy_grail ' +
    'bay_area ivy_league wild_west far_east deep_south old_testament new_testament santa_claus mother_nature scrum_master command_prompt file_explorer',
);
