/** Who or what can own, so that "the needs of the patient" may become "the patient's needs". Singular; plurals follow. */
export const OWNERS = `
actor artist athlete author band boy business candidate character child church citizen city client club coach committee
community company council country creature customer daughter director doctor driver employee employer engineer family
farmer father firm girl government guest hero husband industry institution killer king leader learner man manager model
mother narrator nation neighbor nurse officer organization owner parent party patient person philosopher player
playwright poet police president prince princess prisoner professor program project protagonist queen reader region
researcher retailer school scientist sister soldier son speaker state stranger student system teacher team town
university user victim village visitor wife winner witness woman worker world writer
`;

/** What they have. */
export const OWNED = `
ability abilities accuracy achievements actions aims arrival background behavior beliefs career choices condition
culture death decision decisions desire desires duties duty effectiveness efficiency efforts emotions experience
experiences expectations failure faith fate fears feelings findings future goal goals growth health history
home hopes identity intentions interests job journey lack leader leaders life limitations lives mind mission motives
name needs opinion opinions output performance personality policies policy position potential power predictions
priorities problems productivity progress purpose quality reaction reliability reputation resources responsibility
rights robustness role safety services size skills status strategy strength strengths structure struggle struggles
success survival talent talents thoughts trust understanding values victory views voice weakness weaknesses welfare
well-being wisdom work
`;
